import { FIGURES, FIGURES_MEASURED } from '../../content/site/figures.ts';

/** Measurements in place of testimonials, each with the command that reproduces it. */
export function Figures() {
  return (
    <section className="wrap figures" aria-labelledby="figures-title">
      <h2 className="visually-hidden" id="figures-title">
        Figures you can check
      </h2>
      <ul className="strip snap">
        {FIGURES.map(({ figure, text, command }) => (
          <li key={figure}>
            <p className="figure-number">{figure}</p>
            <p className="card-text">{text}</p>
            <code className="figure-command">{command}</code>
          </li>
        ))}
      </ul>
      <p className="note">{FIGURES_MEASURED}</p>
    </section>
  );
}
