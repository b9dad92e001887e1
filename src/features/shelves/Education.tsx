import type {ReactNode} from 'react';
import {resumeEducation} from '../../data/resumeEducation';
import type {ShelfProps} from './MediaShelf';
import Timeline from './Timeline';

export default function Education({show}: ShelfProps): ReactNode {
  return <Timeline entries={resumeEducation} show={show} />;
}
