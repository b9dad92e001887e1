import {parseHTML} from 'linkedom';
import {expect, test, vi} from 'vitest';
import {trackElement} from './trackElement.js';

const pick = (document: Document, selector: string): HTMLElement =>
  document.querySelector(selector) as HTMLElement;

function load(html: string): Document {
  const {document} = parseHTML(`<body>${html}</body>`);
  vi.stubGlobal('document', document);
  return document;
}

/** Returns the HTML of the element that is found after the content of `main` has been replaced. */
function findAfter(before: string, pressed: string, after: string): string | undefined {
  const document = load(`<main>${before}</main><button>Send</button>`);
  const find = trackElement(pick(document, pressed));
  pick(document, 'main').innerHTML = after;
  return find()?.outerHTML;
}

test('an element that still exists is found, even if its content has changed', () => {
  const document = load('<main><button>Copy</button></main>');
  const button = pick(document, 'button');
  const find = trackElement(button);
  button.textContent = 'Copied';
  expect(find()).toBe(button);
});

test.each([
  ['<i></i><button>Copy</button>', 'button', '<button>Copy</button>', '<button>Copy</button>'],
  [
    '<button>Copy</button><p></p><button data-second>Copy</button>',
    '[data-second]',
    '<hr><button>Copy</button><button data-new="2">Copy</button>',
    '<button data-new="2">Copy</button>',
  ],
  [
    '<button><svg><path></path></svg><b>Copy</b></button>',
    'path',
    '<button><b>Copy</b></button>',
    '<button><b>Copy</b></button>',
  ],
  [
    '<button aria-label="Find">Find</button>',
    'button',
    '<button aria-label="Find">Find <kbd>K</kbd></button>',
    '<button aria-label="Find">Find <kbd>K</kbd></button>',
  ],
  ['<input id="to">', 'input', '<p></p><input id="to" value="x">', '<input id="to" value="x">'],
])('the element of %s that matches %s is found again in %s', (before, pressed, after, found) => {
  expect(findAfter(before, pressed, after)).toBe(found);
});

test.each([
  ['<button>Copy</button>', 'button', ''],
  ['<button>Copy</button>', 'button', '<a>Copy</a>'],
  ['<button>Copy</button>', 'button', '<button>Copy</button><button>Copy</button>'],
  ['<button aria-label="Close"></button>', 'button', '<button aria-label="Open"></button>'],
])('the element of %s that matches %s is not found in %s', (before, pressed, after) => {
  expect(findAfter(before, pressed, after)).toBeUndefined();
});
