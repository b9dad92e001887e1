import type {ComponentProps, ReactNode} from 'react';

/** Preformatted text that can be scrolled with the keyboard. */
export function ScrollingPre(props: ComponentProps<'pre'>): ReactNode {
  // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it may scroll
  return <pre tabIndex={0} {...props} />;
}

/**
 * Returns a component for a frame that keeps the ratio of its `width` and `height` on a narrow page.
 * Browsers keep this ratio only for pictures and videos.
 */
function sized<Tag extends 'iframe' | 'object' | 'embed'>(tag: Tag) {
  const Frame = tag as 'iframe';
  return function SizedFrame(props: ComponentProps<'iframe'>): ReactNode {
    const {width, height} = props;
    const hasRatio = Number(width) > 0 && Number(height) > 0;
    const style = hasRatio ? {aspectRatio: `${width} / ${height}`, height: 'auto'} : undefined;
    return <Frame style={style} {...props} />;
  };
}

export const Sized = {embed: sized('embed'), iframe: sized('iframe'), object: sized('object')};

// These components suppress hydration warnings, because the HTML minifier changes the text of styles and
// scripts.

export function InlineStyle(props: ComponentProps<'style'>): ReactNode {
  return <style suppressHydrationWarning {...props} />;
}

export function InlineScript(props: ComponentProps<'script'>): ReactNode {
  return <script suppressHydrationWarning {...props} />;
}
