import { FORMATS } from '#contract/catalog/formats.ts';
import { FORMAT_ROWS } from '../format-rows.ts';

export function Formats({ title, lede }: { title: string; lede: string }) {
  return (
    <section className="wrap part" aria-labelledby="formats-title">
      <div className="part-head">
        <h2 className="headline" id="formats-title">
          {title}
        </h2>
        <p className="lede">{lede}</p>
      </div>
      <ol className="formats">
        {FORMATS.map(({ value, label }) => {
          const { always, rule } = FORMAT_ROWS[value];
          return (
            <li key={value} className="format" id={`format-${value}`}>
              <h3 className="format-name">{label}</h3>
              <p className="format-always">{always}</p>
              <p className="format-rule time">{rule}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
