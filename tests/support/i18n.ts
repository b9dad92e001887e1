/** Stands in for `@generated/i18n` in tests, because that module exists only in builds. */
export default {currentLocale: 'en'};
