import {parse} from 'yaml';
import * as z from 'zod';

const column = z.string().min(1, 'must be the name of a column');
const scale = z.enum(['linear', 'log', 'time', 'band']);
/** More would be cut off on a narrow screen. */
const label = z.string().max(44, 'must have at most 44 characters').optional();
const cell = z.union([z.string(), z.number()]);

const schema = z.strictObject({
  data: z
    .string('must be a CSV file beside the post, such as ./data/name.csv')
    .regex(/^[^/].*\.csv$/, 'must be a CSV file beside the post, such as ./data/name.csv'),
  description: z
    .string('must say in a sentence what the plot shows')
    .min(30, 'must say in a sentence what the plot shows'),
  x: column,
  y: column,
  series: column.optional(),
  marks: z.array(z.enum(['line', 'step', 'area', 'dot', 'bar', 'column'])).min(1),
  /** Rows that are shown: a column's value, or a list of them. */
  where: z.record(z.string(), z.union([cell, z.array(cell)])).optional(),
  xLabel: label,
  yLabel: label,
  xScale: scale.optional(),
  yScale: scale.optional(),
  /** As d3-format writes numbers and d3-time-format dates. */
  xFormat: z.string().optional(),
  yFormat: z.string().optional(),
  /** Whether the axis of y starts at zero; bars and areas always do. */
  zero: z.boolean().optional(),
  /** Lines across the plot. */
  rules: z
    .array(z.union([z.strictObject({x: cell, label}), z.strictObject({y: cell, label})]))
    .optional(),
  /** CSS pixels, without the legend. */
  height: z.number().min(120).max(800).optional(),
});

export type PlotOptions = z.infer<typeof schema>;

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
 * The options of a plot's block.
 *
 * @throws Error that names each bad field and its mend
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
