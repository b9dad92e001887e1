/**
 * Stands in for the libraries that check the props of the router's components, which a production
 * build never does.
 */
export default {};
