import {useEffect} from 'react';
import {useOwner} from '../../hooks/useOwner';
import type {ModelContext} from './tools';

/** What a browser gives to pages for its agent (WebMCP); earlier ones had it on the navigator. */
function modelContext(): ModelContext | undefined {
  const {modelContext: context} = document as {readonly modelContext?: ModelContext};
  return context ?? (navigator as {readonly modelContext?: ModelContext}).modelContext;
}

/** Offers search, posts and answers to the browser's agent, where it has one. */
export default function PageTools(): null {
  const {baseUrl, chat} = useOwner();
  useEffect(() => {
    const context = modelContext();
    const leaving = new AbortController();
    if (context) {
      import(/* webpackChunkName: "page-tools" */ './tools').then(
        ({offerTools}) => offerTools(context, baseUrl, chat !== false, leaving.signal),
        // Nobody asked for them yet, and the next page tries again.
        () => undefined,
      );
    }
    return () => leaving.abort();
  }, [baseUrl, chat]);
  return null;
}
