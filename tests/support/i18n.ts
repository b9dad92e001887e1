/** The generated languages of a site in English, for tests outside of a build. */
export default {currentLocale: 'en'};
