module.exports = require('./lib/engine/index.js');
