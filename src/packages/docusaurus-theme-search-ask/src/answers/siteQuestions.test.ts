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

test.each<readonly [SiteTopic, string]>([
  [
    'owner',
    'Who are you? | who wrote this | about you | Tell me about yourself | Who’s the author?',
  ],
  ['owner', 'are you a bot? | What’s your name? | who am I talking to | Who is Ada Byron?'],
  ['owner', 'Who is behind this blog? | hi, who are you | What do you do?'],
  ['site', "What is this site? | what's this | what is Loose Leaves | What do you write about?"],
  ['site', 'What is this blog about? | How does this chat work? | What can I ask you? | help'],
  ['start', 'What should I read first? | where do I start | What are your best posts?'],
  ['start', "Can you recommend something to read? | I'm new here | most popular posts"],
  ['contact', 'How do I contact you? | can I email you | What is your e-mail address?'],
  ['contact', 'where can I reach Ada Byron | Are you on LinkedIn? | How do I report a mistake?'],
  ['greeting', 'hi | Hello! | hey there | Good morning | how are you? | hello bot'],
  ['thanks', 'thanks | Thank you! | ok thanks | Great, that helps | thx | thanks, bye'],
  ['acknowledgment', 'ok | great | very good | got it | cool, ok'],
  ['goodbye', 'bye | ok bye | see you later'],
])('recognizes questions about the site: %s, %s', (topic, questions) => {
  const missed = questions.split(' | ').filter((text) => readSiteQuestion(text, profile) !== topic);
  expect(missed).toEqual([]);
});

test.each([
  'Who are you hiring first? | Who wrote it? | Who noticed it? | How did you make this site fast?',
  'What is this clause for? | What is it? | What about this? | Is this good? | Why?',
  'How do I start a conversation about salary? | When did you start this blog?',
  'What should I read first about options? | Which books should I read? | What are you reading?',
  'How do I contact a reference? | How do I email investors? | Which one should I start with?',
  'thanks to compounding, how much is left? | hello world in Python | What do you do with a coin?',
])('questions that only resemble those about the site are not recognized: %s', (questions) => {
  expect(questions.split(' | ').filter((text) => readSiteQuestion(text, profile))).toEqual([]);
});

function page(url: string, date?: string): TextPage {
  const section = date === undefined ? 'Pages' : 'Blog';
  const head = {url, section, title: url, description: '', tags: []} as const;
  return {...head, ...(date === undefined ? {} : {date}), headings: [], blocks: []};
}

const POSTS = [page('/blog/a', '2020-01-01'), page('/blog/b', '2021-01-01')];

test.each([
  ['the chosen pages', [page('/docs'), ...POSTS], ['/gone', '/blog/a'], ['/blog/a']],
  ['the posts, newest first', [page('/docs'), ...POSTS], [], ['/blog/b', '/blog/a']],
  ['the first pages if there are no posts', [page('/docs'), page('/next')], [], ['/docs', '/next']],
])('suggests %s', async (_, all, start, expected) => {
  const core = await openTextIndex(all).core();
  const {pages} = answerAboutSite(core, 'start', {title: '', pages: {start}});
  expect(pages.map(({href}) => href)).toEqual(expected);
});

test.each([
  ['the site has no contact page', 'Loose Leaves', 'How do I contact you?'],
  ['the site’s title is only a part of a word', 'Ink', 'What do you think?'],
  ['the site’s title is not at the end', 'Ink', 'How does Ink work?'],
])('a question is not about the site if %s', (_, title, question) => {
  expect(readSiteQuestion(question, {title})).toBeUndefined();
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
])(
  'a question about the site that no passage answers gets an answer about the site: %s',
  async (question, topic) => {
    const index = openTextIndex(PRODUCT_DOCS);
    const answer = await answerQuestion(index, question, undefined, profile);
    expect(answer).toMatchObject({kind: 'site', topic});
  },
);
