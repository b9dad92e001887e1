// Eject of @docusaurus/theme-classic 3.10: its meta tags are for the crawler of Algolia, which is
// not used here: records are pushed (`npm run search:push`).
export default function SearchMetadata(): null {
  return null;
}
