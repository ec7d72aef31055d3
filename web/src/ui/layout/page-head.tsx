interface PageHeadProps {
  /** The full title, including "Creel". */
  title: string;
  /** One or two sentences, as search engines show them. */
  description: string;
}

/** Sets the title and description that tabs, search engines and shared links show for a public page. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
