// Eject of @docusaurus/theme-classic 3.10: leaves out the meta tags for Algolia's crawler. This site
// pushes its records to Algolia instead (`npm run search:push`).
export default function SearchMetadata(): null {
  return null;
}
