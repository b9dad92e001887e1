import {useThemeConfig} from '@docusaurus/theme-common';
import {CodeBlockContextProvider, createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content/String';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type {ReactNode} from 'react';
import {useWordWrap} from './useWordWrap';

/** A block of code that is plain text. */
export default function CodeText({children, ...props}: Props): ReactNode {
  const {magicComments, defaultLanguage} = useThemeConfig().prism;
  const metadata = createCodeBlockMetadata({
    code: children,
    className: props.className,
    language: props.language,
    defaultLanguage,
    metastring: props.metastring,
    magicComments,
    title: props.title,
    showLineNumbers: props.showLineNumbers,
  });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useWordWrap()}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
