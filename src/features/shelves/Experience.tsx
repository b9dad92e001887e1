import type {ReactNode} from 'react';
import {resumeExperience} from '../../data/resumeExperience';
import type {ShelfProps} from './MediaShelf';
import Timeline from './Timeline';

export default function Experience({show}: ShelfProps): ReactNode {
  return <Timeline entries={resumeExperience} show={show} />;
}
