//! Tables for friends and strangers over HTTP.
