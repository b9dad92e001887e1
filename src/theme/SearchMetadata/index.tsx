// Fill of @docusaurus/theme-classic 3.10: its four marks are for a crawler of the hosted search, which is not asked here: records are pushed (`npm run search:push`).
export default function SearchMetadata(): null {
  return null;
}
