import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import type {Crumb} from '../../lib/structuredData';
import {breadcrumbs} from '../../lib/structuredData';
import JsonLd from './JsonLd';

/** The way from home to the page that is open, which is the last of the trail. */
export default function Trail({trail}: {readonly trail: readonly Crumb[]}): ReactNode {
  return <JsonLd things={[breadcrumbs(useOwner(), trail)]} />;
}
