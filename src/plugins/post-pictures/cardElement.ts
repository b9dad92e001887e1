import {COVER_HEIGHT, COVER_WIDTH, postCover} from '../../lib/postCover';

/** An element as satori takes it: what React would make of JSX, without React. */
export interface CardElement {
  readonly type: string;
  readonly props: {
    readonly style?: Readonly<Record<string, string | number>>;
    readonly children?: string | readonly (CardElement | string)[];
    readonly src?: string;
    readonly width?: number;
    readonly height?: number;
  };
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The dark mode's tokens: a card has no color mode. */
export const CARD_COLORS = {
  ground: '#0d1217',
  quiet: '#27323d',
  text: '#e9e6df',
  muted: '#a7b2bc',
  accent: '#ffb454',
};

/** What a card says; `line` is the date of a post, the tagline of the site. */
export interface Card {
  readonly title: string;
  readonly line: string;
  readonly tags: readonly string[];
  readonly seed: string;
  readonly siteTitle: string;
}

function box(
  style: Readonly<Record<string, string | number>>,
  children: string | readonly CardElement[],
): CardElement {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

function cover({seed, tags}: Card): CardElement {
  const shapes = postCover(seed, tags, {quiet: CARD_COLORS.quiet, lit: CARD_COLORS.accent});
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" ` +
    `viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}">${shapes}</svg>`;
  return {
    type: 'img',
    props: {
      src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      width: COVER_WIDTH,
      height: COVER_HEIGHT,
    },
  };
}

/** A long title is set smaller, so that three lines always hold it. */
function titleSize({length}: string): number {
  return length > 52 ? 56 : length > 30 ? 66 : 78;
}

/** As many tags as fit on one line, in their order. */
function tagLine(tags: readonly string[]): string {
  let line = '';
  for (const tag of tags) {
    const longer = line ? `${line}  #${tag}` : `#${tag}`;
    if (longer.length > 58) {
      break;
    }
    line = longer;
  }
  return line;
}

/** A card of 1200 × 630: cover, title, date and tags, and the name of the site. */
export function cardElement(card: Card): CardElement {
  const mono = {fontFamily: 'mono', fontSize: 26};
  return box(
    {
      flexDirection: 'column',
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      backgroundColor: CARD_COLORS.ground,
      color: CARD_COLORS.text,
      fontFamily: 'text',
    },
    [
      cover(card),
      box(
        {
          flexDirection: 'column',
          flexGrow: 1,
          justifyContent: 'space-between',
          padding: '36px 64px 44px',
          borderTop: `1px solid ${CARD_COLORS.quiet}`,
        },
        [
          box({fontSize: titleSize(card.title), lineHeight: 1.12, letterSpacing: -1.5}, card.title),
          box({flexDirection: 'column', gap: 14}, [
            box({...mono, color: CARD_COLORS.accent}, tagLine(card.tags)),
            box({...mono, justifyContent: 'space-between', color: CARD_COLORS.muted}, [
              box({}, card.line),
              box({}, card.siteTitle),
            ]),
          ]),
        ],
      ),
    ],
  );
}
