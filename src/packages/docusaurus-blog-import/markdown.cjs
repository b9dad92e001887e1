module.exports = require('./lib/markdown.js');
