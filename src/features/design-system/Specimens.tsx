import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Badge from '../../components/Badge';
import Button, {ButtonLink} from '../../components/Button';
import CommitCalendar from '../../components/CommitCalendar';
import {CopyAddress} from '../../components/FollowLinks';
import PostList from '../../components/PostList';
import {usePostSummary} from '../../hooks/usePostSummary';
import {groupByYear} from '../../lib/groupBy';
import styles from './styles.module.css';

interface SpecimenProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Specimen({name, children}: SpecimenProps): ReactNode {
  return (
    <div>
      <p className={styles.specimenName}>{name}</p>
      {children}
    </div>
  );
}

/** Each shared component once, with real content. */
export default function Specimens(): ReactNode {
  const {latest} = usePostSummary();
  const newestYear = groupByYear(latest)[0]?.items ?? [];
  return (
    <div className={styles.specimens}>
      <Specimen
        name={translate({
          id: 'site.design.buttons',
          message: 'Buttons and badge',
          description: 'Heading on the page of the design system',
        })}>
        <p className={styles.inline}>
          <ButtonLink to="/blog" primary>
            <Translate
              id="site.design.primary"
              description="Sample on the page of the design system">
              Primary
            </Translate>
          </ButtonLink>
          <ButtonLink to="/blog">
            <Translate id="site.design.plain" description="Sample on the page of the design system">
              Plain
            </Translate>
          </ButtonLink>
          <Button small>
            <Translate id="site.design.small" description="Sample on the page of the design system">
              Small
            </Translate>
          </Button>
          <Badge>
            <Translate id="site.shelf.example" description="Badge of a made-up entry">
              Example
            </Translate>
          </Badge>
        </p>
      </Specimen>
      <Specimen
        name={translate({
          id: 'site.design.text',
          message: 'Text',
          description: 'Heading on the page of the design system',
        })}>
        <p>
          <Translate
            id="site.design.body"
            description="Sample on the page of the design system; {key} is a key, such as “Ctrl”"
            values={{
              link: (
                <a href="#components">
                  <Translate id="site.design.link" description="Sample in a sentence">
                    a link
                  </Translate>
                </a>
              ),
              code: (
                <code>
                  <Translate id="site.design.code" description="Sample in a sentence">
                    code
                  </Translate>
                </code>
              ),
              key: <kbd>Ctrl</kbd>,
              weight: (
                <strong>
                  <Translate id="site.design.weight" description="Sample in a sentence">
                    weight
                  </Translate>
                </strong>
              ),
            }}>
            {'Body text with {link}, {code}, {key} and {weight}.'}
          </Translate>
        </p>
        <p>
          <span className={styles.gain}>+1.25 %</span> <span className={styles.loss}>−0.80 %</span>
        </p>
      </Specimen>
      <Specimen
        name={translate({
          id: 'site.design.rows',
          message: 'Post rows',
          description: 'Heading on the page of the design system',
        })}>
        <PostList posts={latest.slice(0, 2)} headingLevel="h3" />
      </Specimen>
      <Specimen
        name={translate({
          id: 'site.design.calendar',
          message: 'Commit calendar',
          description: 'Heading on the page of the design system',
        })}>
        <CommitCalendar
          posts={newestYear}
          label={translate({
            id: 'site.design.latest',
            message: 'The latest posts by day',
            description: 'Accessible name of a calendar',
          })}
        />
      </Specimen>
      <Specimen
        name={translate({
          id: 'site.design.address',
          message: 'Address to copy',
          description: 'Heading on the page of the design system',
        })}>
        <CopyAddress
          name={translate({
            id: 'site.shelf.example',
            message: 'Example',
            description: 'Badge of a made-up entry',
          })}
          address="/blog/rss.xml"
        />
      </Specimen>
    </div>
  );
}
