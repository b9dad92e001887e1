import {expect, test} from 'vitest';
import type {TextPage} from '../engine/types.js';
import {openTextIndex} from '../testing/openTextIndex.js';
import {answerQuestion} from './answerQuestion.js';
import {answerAboutSite, readSiteQuestion} from './siteQuestions.js';
import type {SiteTopic} from './types.js';

const profile = {
  title: 'Loose Leaves',
  author: 'Ada Byron',
  pages: {contact: ['/contact'], owner: ['/about-this-site']},
};

test.each<readonly [SiteTopic, readonly string[]]>([
  [
    'owner',
    [
      'Who are you?',
      'who wrote this',
      'about you',
      'Tell me about yourself',
      'Who is behind this blog?',
      'Who’s the author?',
      'are you a bot?',
      'What’s your name?',
      'who am I talking to',
      'Who is Ada Byron?',
      'hi, who are you',
      'What do you do?',
    ],
  ],
  [
    'site',
    [
      'What is this site?',
      "what's this",
      'What is this blog about?',
      'what is Loose Leaves',
      'How does this chat work?',
      'What can I ask you?',
      'What do you write about?',
      'help',
    ],
  ],
  [
    'start',
    [
      'What should I read first?',
      'where do I start',
      'Which post should I start with?',
      'What are your best posts?',
      'Can you recommend something to read?',
      "I'm new here",
      'most popular posts',
    ],
  ],
  [
    'contact',
    [
      'How do I contact you?',
      'can I email you',
      'What is your e-mail address?',
      'How can I get in touch with the author?',
      'where can I reach Ada Byron',
      'Are you on LinkedIn?',
      'How do I report a mistake on this site?',
    ],
  ],
  ['greeting', ['hi', 'Hello!', 'hey there', 'Good morning', 'how are you?', 'hello bot']],
  [
    'thanks',
    [
      'thanks',
      'Thank you!',
      'thanks a lot',
      'ok thanks',
      'Great, that helps',
      'thx',
      'thanks, bye',
    ],
  ],
  ['acknowledgment', ['ok', 'Okay', 'great', 'very good', 'got it', 'cool, ok']],
  ['goodbye', ['bye', 'Goodbye!', 'ok bye', 'see you later']],
])('recognizes questions about the site: %s', (topic, questions) => {
  expect(questions.filter((text) => readSiteQuestion(text, profile) !== topic)).toEqual([]);
});

test('a question with any other word is not about the site', () => {
  const questions = [
    'Who are you hiring first?',
    'Who wrote it?',
    'What is this clause for?',
    'How do I start a conversation about salary?',
    'What should I read first about options?',
    'Which books should I read?',
    'How do I contact a reference?',
    'What is a good message to an investor?',
    'How do I email investors?',
    'thanks to compounding, how much is left?',
    'hello world in Python',
    'What are you reading?',
    'When did you start this blog?',
    'Which one should I start with?',
    'Where does a round start?',
    'What do you do with a coin?',
    'What is it?',
    'How did you make this site fast?',
    'Who noticed it?',
    'Is this good?',
    'What about this?',
    'What is the best time to run?',
    'Why?',
    '',
  ];
  expect(questions.filter((text) => readSiteQuestion(text, profile))).toEqual([]);
});

function page(url: string, date?: string): TextPage {
  const section = date === undefined ? 'Pages' : 'Blog';
  const head = {url, section, title: url, description: '', tags: []} as const;
  return {...head, ...(date === undefined ? {} : {date}), headings: [], blocks: []};
}

test('suggests the chosen pages; without any, the posts, newest first', async () => {
  const core = await openTextIndex([
    page('/about-this-site'),
    page('/blog/a', '2020-01-01'),
    page('/blog/b', '2021-01-01'),
  ]).core();
  const hrefs = (start: readonly string[]) =>
    answerAboutSite(core, 'start', {title: '', pages: {start}}).pages.map(({href}) => href);
  expect(hrefs(['/blog/gone', '/blog/a'])).toEqual(['/blog/a']);
  expect(hrefs([])).toEqual(['/blog/b', '/blog/a']);
  const about = answerAboutSite(core, 'owner', profile);
  expect(about.pages.map(({href}) => href)).toEqual(['/about-this-site']);
});

test('a site without posts suggests its first pages', async () => {
  const core = await openTextIndex([page('/docs/intro'), page('/docs/next')]).core();
  const {pages} = answerAboutSite(core, 'greeting', {title: ''});
  expect(pages.map(({href}) => href)).toEqual(['/docs/intro', '/docs/next']);
});

test('without a contact page, a question about contact is not about the site', () => {
  expect(readSiteQuestion('How do I contact you?', {title: 'Loose Leaves'})).toBeUndefined();
});

test('the title counts only as a whole, at the end of a question', () => {
  const questions = ['How does Ink work?', 'What do you think?'];
  expect(questions.filter((text) => readSiteQuestion(text, {title: 'Ink'}))).toEqual([]);
});

function doc(title: string, heading: string, text: string): TextPage {
  return {
    ...page(`/docs/${title}`),
    title,
    headings: [{level: 2, text: heading, anchor: 'a'}],
    blocks: [{kind: 'text', anchor: 'a', lines: [text]}],
  };
}

const PRODUCT_DOCS = [
  doc('Installation', 'Start your site', 'Run npm start and open the address in a browser.'),
  doc('Pages', 'Write a page', 'A page is a Markdown file in the folder of pages.'),
  doc('Acme', 'What is Acme', 'Acme is a generator of static sites.'),
  doc('Acme in use', 'Use Acme', 'Acme reads a folder.'),
];

test.each([
  ['What is Acme?', '/docs/Acme#a'],
  ['How do I use Acme?', '/docs/Acme in use#a'],
  ['How do I start my site?', '/docs/Installation#a'],
  ['How do I write a page?', '/docs/Pages#a'],
  ['What is a page?', '/docs/Pages#a'],
])('a question that the docs answer is not about the site: %s', async (question, href) => {
  const answer = await answerQuestion(openTextIndex(PRODUCT_DOCS), question, undefined, {
    title: 'Acme',
  });
  expect(answer.kind).not.toBe('site');
  expect(answer.passages[0]?.href).toBe(href);
});

test.each([
  ['What is Loose Leaves?', 'site'],
  ['What is the blog about?', 'site'],
  ['Where do I start?', 'start'],
])('without a passage that answers it, it is: %s', async (question, topic) => {
  const index = openTextIndex(PRODUCT_DOCS);
  const answer = await answerQuestion(index, question, undefined, profile);
  expect(answer).toMatchObject({kind: 'site', topic});
});
