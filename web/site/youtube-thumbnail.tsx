import { PLACEHOLDERS } from '#contract/placeholders.ts';
import { THUMBNAIL_SIZES } from '#contract/catalog/thumbnails.ts';
import { PRODUCT } from '#contract/product.ts';
import { THUMBNAIL_QUESTIONS } from '../../content/site/questions-thumbnail.ts';
import { Icon } from '../ui/icons.tsx';
import { ADDRESS } from './addresses.ts';
import type { PageDefinition } from './page.ts';
import { Questions } from './parts/questions.tsx';
import { questionsData, toolData } from './structured-data.ts';

const NAME = 'YouTube thumbnail downloader';
const DESCRIPTION =
  'Paste a YouTube link, see the thumbnail at full size, and download it in any of five sizes. Free, no account needed.';

export const YOUTUBE_THUMBNAIL: PageDefinition = {
  path: ADDRESS.thumbnailTool,
  title: `${NAME}, all sizes · ${PRODUCT.name}`,
  description: DESCRIPTION,
  picture: '/og/youtube-thumbnail.png',
  entries: ['thumbnail'],
  jsonLd: [toolData(NAME, DESCRIPTION, ADDRESS.thumbnailTool), questionsData(THUMBNAIL_QUESTIONS)],
  sheet: 'landing',
  Body: YoutubeThumbnail,
};

function YoutubeThumbnail() {
  return (
    <>
      <section className="wrap tool" aria-labelledby="tool-title">
        <h1 className="headline tool-title" id="tool-title">
          The one frame <span className="caption line">people see first.</span>
        </h1>
        <form className="tool-form two" id="thumbnail-form">
          <div className="field">
            <label className="field-label" htmlFor="url">
              Video link
            </label>
            <input
              className="input"
              id="url"
              name="url"
              type="text"
              inputMode="url"
              required
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="youtube.com/watch?v=… or youtu.be/…"
              aria-describedby="thumbnail-error"
            />
            <p className="field-error" id="thumbnail-error" role="alert" hidden />
            <p className="tool-hint" id="thumbnail-hint" hidden>
              Try this link instead:{' '}
              <button className="tool-instead" type="button">
                Watch link
              </button>
            </p>
          </div>
          <button className="button go" type="submit" disabled>
            Show thumbnail
          </button>
          <noscript>
            <p className="note tool-noscript">
              This tool needs JavaScript. Without it, copy the eleven characters after “v=” in the
              link and put them in place of the dots in{' '}
              <code>{PLACEHOLDERS.images}/vi/…/maxresdefault.jpg</code>.
            </p>
          </noscript>
        </form>
        <figure className="thumbnail" data-images={PLACEHOLDERS.images}>
          <div className="film thumbnail-film">
            <p className="film-caption thumbnail-empty">
              <span className="caption">[ your thumbnail appears here ]</span>
            </p>
          </div>
          <figcaption className="thumbnail-caption">
            <p className="tool-status" role="status" />
            <ul className="thumbnail-sizes" aria-label="Sizes">
              {THUMBNAIL_SIZES.map(({ name, width, height }) => (
                <li key={name}>
                  <span>{name}</span>
                  <span className="time">
                    {width} × {height}
                  </span>
                </li>
              ))}
            </ul>
            <a className="button go" href={ADDRESS.thumbnailTool} data-download="" hidden>
              <Icon name="download" />
              Download
            </a>
          </figcaption>
        </figure>
      </section>
      <section className="wrap part" aria-labelledby="next-title">
        <div className="part-head">
          <h2 className="headline" id="next-title">
            Want to know what the video says?
          </h2>
          <p className="lede">
            The{' '}
            <a className="link" href={ADDRESS.summaryTool}>
              summarizer
            </a>{' '}
            gives you the gist. With{' '}
            <a className="link" href={ADDRESS.signup}>
              an account
            </a>{' '}
            you can turn it into an article, a thread, a newsletter or a podcast.
          </p>
        </div>
      </section>
      <Questions questions={THUMBNAIL_QUESTIONS} />
    </>
  );
}
