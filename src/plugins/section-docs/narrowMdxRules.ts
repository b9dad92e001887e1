interface MdxRule {
  readonly include?: unknown;
}

/** Bundler rules that apply below the given folders only; `folders` end with a path separator. */
export function narrowMdxRules<Rule>(
  rules: readonly Rule[] | undefined,
  folders: string[],
): Rule[] {
  if (!rules || rules.length === 0) {
    throw new Error(
      'The docs plugin no longer has an MDX rule: src/plugins/section-docs must change.',
    );
  }
  return rules.map((rule) =>
    rule && typeof rule === 'object' ? ({...rule, include: folders} satisfies MdxRule) : rule,
  );
}
