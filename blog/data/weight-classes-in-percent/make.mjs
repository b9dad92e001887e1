// Writes the steps between the weight classes of boxing, in percent of the lighter limit.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const POUND = 0.45359237;
const professional = [
  105, 108, 112, 115, 118, 122, 126, 130, 135, 140, 147, 154, 160, 168, 175, 200,
];
const systems = {
  professional: professional.map((pounds) => pounds * POUND),
  'AIBA men': [48, 51, 54, 57, 60, 63.5, 67, 71, 75, 80, 86, 92],
  'AIBA women': [48, 50, 52, 54, 57, 60, 63, 66, 70, 75, 81],
};

const rows = Object.entries(systems).flatMap(([name, limits]) =>
  limits.slice(1).map((limit, index) => {
    const lighter = limits[index];
    return [lighter.toFixed(1), name, ((100 * (limit - lighter)) / lighter).toFixed(1)];
  }),
);
const text = [['limit', 'list', 'step'], ...rows].map((row) => `${row.join(',')}\n`).join('');
writeFileSync(fileURLToPath(new URL('steps.csv', import.meta.url)), text);
