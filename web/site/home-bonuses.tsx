import { BONUSES } from '../../content/site/bonuses.ts';

export function Bonuses() {
  return (
    <section className="wrap part" aria-labelledby="bonuses-title">
      <div className="part-head">
        <h2 className="headline" id="bonuses-title">
          And on top of that
        </h2>
        <p className="lede">Six things that come with every plan and that nobody asked us for.</p>
      </div>
      <ul className="bonuses">
        {BONUSES.map(({ title, text }) => (
          <li key={title} className="bonus">
            <h3 className="card-title">{title}</h3>
            <p className="card-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
