module.exports = require('./lib/answers/index.js');
