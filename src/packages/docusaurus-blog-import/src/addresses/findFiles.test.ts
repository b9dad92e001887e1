import {expect, test} from 'vitest';
import {createFileFinder} from './findFiles.js';

const FILES = [
  'static/img/a.png',
  'public/b.png',
  'assets/c d.png',
  'src/assets/e.png',
  'uploads/2018/11/f.jpg',
  'content/images/2020/01/g.png',
  'content/posts/x/h.png',
  'content/posts/x.md',
  'content/posts/y/图.png',
  'content/posts/y/Photo.PNG',
  'one/same.png',
  'two/same.png',
  'about.html',
  'static/page.html',
  'posts/paper.pdf',
  'posts/50% done.png',
  '.env.png',
  'package.json',
  'theme/img/cover.png',
  'content/posts/z/index.md',
  'content/posts/z/screenshot.png',
  'content/posts/z/images/1.png',
  '.vuepress/public/img/v.png',
];

test.each([
  ['/img/a.png', 'static/img/a.png', true],
  ['/b.png?v=2#x', 'public/b.png', true],
  ['@/assets/e.png', 'src/assets/e.png', true],
  ['/wp-content/uploads/2018/11/f.jpg', 'uploads/2018/11/f.jpg', true],
  ['/wp-content/uploads/2018/11/f-1024x768.jpg', 'uploads/2018/11/f.jpg', false],
  ['/content/images/size/w600/2020/01/g.png', 'content/images/2020/01/g.png', true],
  ['h.png', 'content/posts/x/h.png', true],
  ['y/%E5%9B%BE.png', 'content/posts/y/图.png', true],
  ['y/photo.png', 'content/posts/y/Photo.PNG', false],
  ['../../../../posts/paper.pdf', 'posts/paper.pdf', true],
  ['/posts/50% done.png', 'posts/50% done.png', true],
  ['cover.png', 'theme/img/cover.png', false],
  ['/img/v.png', '.vuepress/public/img/v.png', true],
  ['z/screenshot.png', 'content/posts/z/screenshot.png', true],
])('the address %s leads to the file %s', (address, file, isExact) => {
  expect(createFileFinder(FILES)('content/posts/x.md', address)).toEqual({file, isExact});
});

test.each([
  '/elsewhere/same.png',
  '/about.html',
  '/.env.png',
  'screenshot.png',
  'images/1.png',
  '../../../../etc/passwd',
  'https://a.example/img/a.png',
  '',
])('no file is found for %j', (address) => {
  expect(createFileFinder(FILES)('content/posts/x.md', address)).toBeUndefined();
});
