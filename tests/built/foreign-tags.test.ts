import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {readPage, hrefsOf, textsOf} from '../support/html';
import {FOREIGN_BASE, foreignBuild} from '../support/sites';
