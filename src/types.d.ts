/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-docs" />

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@generated/docusaurus-plugin-content-blog/default/posts.json' {
  const posts: unknown;
  export default posts;
}
