import {parse} from 'yaml';

/**
 * A text as YAML writes it, in quotes only where it would else be read as something else: by YAML
 * 1.2, or by Docusaurus's parser, which still takes `2025-01-02` for a date as YAML 1.1 does.
 */
export function yamlText(value: string): string {
  const isPlain =
    /^[\w-](?:[\w ./-]*[\w/.-])?$|^\/[\w./-]*$/.test(value) &&
    parse(value) === value &&
    parse(value, {version: '1.1'}) === value;
  return isPlain ? value : `'${value.replaceAll("'", "''")}'`;
}
