import Layout from '@theme/Layout';

export default function ArticlePage() {
  return (
    <Layout title="A page written in React">
      <main className="container">
        <article>
          <h1>A page written in React</h1>
          <h2 id="marzipan">Marzipan harvest</h2>
          <p>Marzipan is harvested in October.</p>
        </article>
      </main>
    </Layout>
  );
}
