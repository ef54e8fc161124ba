import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown'
import { Link } from 'react-router'
import remarkGfm from 'remark-gfm'
import { isSafeLink } from '#base/rich-text.ts'
import { manualLanguage, pictureIdOf } from '../../manual.ts'
import styles from '../manual.module.css'
import { Picture } from './Picture.tsx'

/** `kep:12` stays, for the picture of that number; everything else must be a link that is safe. */
const addressOf = (address: string) =>
  pictureIdOf(address) === null && !isSafeLink(address) ? '' : pictureIdOf(address) ? address : defaultUrlTransform(address)

/** Headings of an article begin under the title of the page. */
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  a: ({ href = '', children }) => (href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>),
  img: ({ src, alt = '' }) => {
    const id = typeof src === 'string' ? pictureIdOf(src) : null
    return id === null ? <span>{alt}</span> : <Picture id={id} alt={alt} />
  },
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen must be reached by keyboard
    <div className={styles.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
}

/** An article as it is read: Markdown with tables, as elements of React; HTML in it is text. */
export const Markdown = ({ text }: { readonly text: string }) => (
  <div className={styles.article} lang={manualLanguage}>
    <ReactMarkdown remarkPlugins={[remarkGfm]} urlTransform={addressOf} components={components}>
      {text}
    </ReactMarkdown>
  </div>
)
