import { getLanguage } from '#contract/catalog/languages.ts';
import { figure } from '#contract/count.ts';
import type { TweetDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { xLength } from '#contract/x-length.ts';
import { plainText } from '#document/parse-inline.ts';
import { Button } from '../../../ui/button.tsx';
import { copyPlain } from '../../../lib/clipboard.ts';
import { Face } from './face.tsx';
import { PREVIEW_WORDS } from './words.ts';

const WORDS = PREVIEW_WORDS.thread;

export interface ThreadPreviewProps {
  document: TweetDocument;
  author: string;
}

/** The thread as X shows it. Each tweet has its character count and a copy button. */
export function ThreadPreview({ document, author }: ThreadPreviewProps) {
  const { tag, direction } = getLanguage(document.language);
  const tweets = document.sections.flatMap(({ blocks }) => blocks);
  const handle = author.replaceAll(/\W+/g, '').toLowerCase() || WORDS.handle;
  return (
    <ol className="preview-thread">
      {tweets.map((block, index) => {
        const text = plainText(block.md);
        const length = xLength(text);
        return (
          <li key={block.id} className="tweet">
            <Face name={author} />
            <div className="tweet-body">
              <p className="tweet-by">
                <b>{author}</b> <span>@{handle}</span>
              </p>
              <p className="tweet-text" lang={tag} dir={direction}>
                <Linked text={text} />
              </p>
              <div className="tweet-foot">
                <span className="time" {...(length > LIMITS.tweet && { 'data-over': '' })}>
                  {figure(length)} / {LIMITS.tweet}
                </span>
                <Button
                  isSmall
                  tone="quiet"
                  icon="copy"
                  aria-label={WORDS.copyOne(index + 1)}
                  onPress={() => void copyPlain(text, WORDS.copied(index + 1))}
                >
                  {WORDS.copy}
                </Button>
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Shows hashtags, mentions and links in the platform's blue. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+|[#@][\p{L}\p{N}_]+)/u).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="tweet-link">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
