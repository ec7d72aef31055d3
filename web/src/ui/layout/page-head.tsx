interface PageHeadProps {
  /** The whole title, "Creel" included. */
  title: string;
  /** One or two sentences, as a search engine shows them. */
  description: string;
}

/** What the tab, a search engine and a shared link call a page that anybody may read. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
