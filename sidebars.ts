import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    {
      type: 'category',
      label: 'Books',
      collapsed: false,
      items: ['books/to-read', 'books/already-read', 'books/how-this-shelf-works'],
    },
    {
      type: 'category',
      label: 'Media',
      collapsed: false,
      items: [
        'media/on-stage',
        'media/podcasts',
        'media/interviews',
        'media/news-mentions',
        'media/product-videos',
        'media/webinars',
      ],
    },
    {
      type: 'category',
      label: 'Resume',
      collapsed: false,
      items: ['resume/experience', 'resume/education', 'resume/articles'],
    },
  ],
};

export default sidebars;
