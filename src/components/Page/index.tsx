import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import PageHeader from '../PageHeader';

interface Props {
  readonly title: string;
  /** Description for search engines. */
  readonly description: string;
  /** Short line above the title. */
  readonly kicker?: string;
  /** Paragraph below the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page with the site's layout and a header. */
export default function Page({title, description, kicker, lead, children}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="container margin-vert--lg">
        <PageHeader kicker={kicker} title={title}>
          {lead && <p>{lead}</p>}
        </PageHeader>
        {children}
      </main>
    </Layout>
  );
}
