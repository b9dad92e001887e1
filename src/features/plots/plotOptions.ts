import {parse} from 'yaml';
import * as z from 'zod';

/** Name of a column, which may be a year. */
const column = z
  .union([z.string(), z.number()], 'must be the name of a column')
  .transform(String)
  .refine(Boolean, 'must be the name of a column');
const mark = z.enum(['line', 'step', 'area', 'dot', 'bar', 'column']);
const scale = z.enum(['linear', 'log', 'time', 'band']);
/** Label of an axis or a rule; a longer one would be cut off on a narrow screen. */
const label = z.string().max(44, 'must have at most 44 characters').optional();
const cell = z.union([z.string(), z.number()]);
const DATA_ERROR = 'must be a CSV file beside the post, such as ./data/name.csv';
const DESCRIPTION_ERROR = 'must say in a sentence of at least 30 characters what the plot shows';

const fields = z.strictObject({
  data: z.string(DATA_ERROR).regex(/^[^/].*\.csv$/, DATA_ERROR),
  description: z.string(DESCRIPTION_ERROR).min(30, DESCRIPTION_ERROR),
  x: column,
  y: column,
  /** Column that sets colors and symbols, and also dashes unless `dash` is set. */
  series: column.optional(),
  /** Column that sets the dashes of lines, as a second distinction beside `series`. */
  dash: column.optional(),
  marks: z.array(mark, 'must be a list such as [line]').min(1),
  xLabel: label,
  yLabel: label,
  xScale: scale.optional(),
  yScale: scale.optional(),
  /**
   * Format of the numbers on the x-axis: a specifier of d3-format, or of d3-time-format for dates.
   */
  xFormat: z.string().optional(),
  /** Format of the numbers on the y-axis. */
  yFormat: z.string().optional(),
  /** True if the y-axis includes zero; with columns and areas it always does. */
  zero: z.boolean().optional(),
  /** Lines across the whole plot at a value of x or y. */
  rules: z
    .array(
      z.union(
        [z.strictObject({x: cell, label}), z.strictObject({y: cell, label})],
        'must be a list of {x: 5} or {y: 5}, each with or without a label',
      ),
    )
    .optional(),
  /** Height in CSS pixels, without the legend. */
  height: z.number().min(120).max(800).optional(),
});

const schema = fields
  .refine(({dash, series}) => !dash || series, {
    path: ['dash'],
    error: 'needs a series, which sets the colors',
  })
  .refine(({dash, marks}) => !dash || (hasLine(marks) && marks.includes('dot')), {
    path: ['dash'],
    error:
      'needs the marks line (or step) and dot, since symbols tell the series apart without color',
  })
  .refine(({marks}) => !marks.includes('bar') || !/column|area/.test(marks.join()), {
    path: ['marks'],
    error: 'cannot have horizontal bars together with vertical columns or areas',
  })
  .refine(({marks, xScale = 'linear'}) => !marks.includes('bar') || xScale === 'linear', {
    path: ['xScale'],
    error: 'must be linear, since bars begin at zero',
  })
  .refine(
    ({marks, zero = false, yScale = 'linear'}) =>
      !(zero || /column|area/.test(marks.join())) || yScale === 'linear',
    {
      path: ['yScale'],
      error: 'must be linear, since columns, areas and "zero: true" begin at zero',
    },
  );

export type PlotOptions = z.infer<typeof fields>;

/** True if lines connect the values. */
export function hasLine(marks: PlotOptions['marks']): boolean {
  return marks.includes('line') || marks.includes('step');
}

function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [problem] = (error as Error).message.split('\n');
    throw new Error(`it is not YAML (a text with a colon needs quotes): ${problem}`, {
      cause: error,
    });
  }
}

/**
 * Parses the options in a plot block.
 *
 * @throws Error that names each invalid field and says how to fix it
 */
export function readPlotOptions(text: string): PlotOptions {
  const result = schema.safeParse(readYaml(text) ?? {});
  if (!result.success) {
    throw new Error(
      result.error.issues
        .map(({path, message}) => [path.join('.'), message].filter(Boolean).join(': '))
        .join('; '),
    );
  }
  return result.data;
}
