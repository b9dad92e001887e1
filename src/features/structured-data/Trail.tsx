import type {ReactNode} from 'react';
import {useOwner} from '../../hooks/useOwner';
import type {Crumb} from '../../lib/structured-data/breadcrumbs';
import {breadcrumbs} from '../../lib/structured-data/breadcrumbs';
import JsonLd from './JsonLd';

/** The way from home to the page that is open, which is the last of the trail. */
export default function Trail({trail}: {readonly trail: readonly Crumb[]}): ReactNode {
  return <JsonLd things={[breadcrumbs(useOwner(), trail)]} />;
}
