import { FORMATS } from '#contract/catalog/formats.ts';
import { FORMAT_ROWS } from './format-rows.ts';

export function Formats() {
  return (
    <section className="wrap part" aria-labelledby="formats-title">
      <div className="part-head">
        <h2 className="headline" id="formats-title">
          One video, seven ways to say it
        </h2>
        <p className="lede">
          Each format has a shape it always keeps and a limit it never breaks. Summaries of the
          built-in talks work today; video links, your own files and the other six follow.
        </p>
      </div>
      <ol className="formats">
        {FORMATS.map(({ value, label }) => {
          const { always, rule, isReady } = FORMAT_ROWS[value];
          return (
            <li key={value} className="format" id={`format-${value}`}>
              <h3 className="format-name">{label}</h3>
              <p className="format-always">{always}</p>
              <p className="format-rule time">{rule}</p>
              <p className="format-state">
                <span className="badge" {...(isReady && { 'data-tone': 'ok' })}>
                  {isReady ? 'Works today' : 'Coming'}
                </span>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
