import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/support/folders';
import {drawCoverPlot, drawFirstPlot} from './firstPlot';

const SIZE = {width: 600, height: 100};
const DATA = 'hour,meters,place\n0,1,Quay\n6,4,Quay\n0,1,Island\n';

/** Returns the path of a new post with this text, beside the data. */
function postWith(text: string): string {
  return path.join(folderWith({'tide.csv': DATA, 'post.md': text}), 'post.md');
}

const PLOT = `Text.

\`\`\`plot title="A rising tide"
description: The water rises at the quay first.
data: ./tide.csv
x: hour
y: meters
series: place
marks: [line]
\`\`\`

\`\`\`plot title="Later"
\`\`\`
`;

test('the first plot of a post is drawn with its title and legend', () => {
  const {title, html} = drawFirstPlot(postWith(PLOT)) ?? {};
  expect(title).toBe('A rising tide');
  expect(html).toMatch(/Quay.*Island.*<svg/s);
  expect(drawFirstPlot(postWith('Text with a ```plot in it.'))).toBeUndefined();
});

test.each(['marks: [pie]', 'marks: [bar]\nxScale: log', 'data: ./gone.csv', 'y: place'])(
  'a first plot with the wrong option %j is left out, because compiling the post reports it',
  (option) => {
    const [name = ''] = option.split(' ');
    const wrong = postWith(PLOT.replace(new RegExp(`^${name} .*$`, 'm'), option));
    expect(drawFirstPlot(wrong)).toBeUndefined();
    expect(drawCoverPlot(wrong, SIZE)).toBeUndefined();
  },
);

test('a cover has a line for each series, and neither text nor axes', () => {
  const {marks = ''} = drawCoverPlot(postWith(PLOT), SIZE) ?? {};
  expect(marks).not.toContain('<text');
  expect(marks.match(/<(?:path|line|circle)/g)).toHaveLength(2);
  expect(marks).toMatch(/var\(--plot-1\).*var\(--plot-2\)/s);
});
