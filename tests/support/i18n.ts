/** Stands in for `@generated/i18n`, which exists only in a build, in tests. */
export default {currentLocale: 'en'};
