import { EXPORT_FILES } from '../../content/site/export-files.ts';

export function Exports() {
  return (
    <section className="wrap part" aria-labelledby="exports-title">
      <div className="part-head">
        <h2 className="headline" id="exports-title">
          It leaves in the form you need
        </h2>
        <p className="lede">
          Ten kinds of file, each with a sensible name, none with our mark on it. Times go along in
          the margin where you want them.
        </p>
      </div>
      <ul className="papers">
        {EXPORT_FILES.map(({ ending, name, keeps, group }) => (
          <li key={ending} className="paper">
            <h3 className="paper-ending">.{ending}</h3>
            <p className="paper-name">{name}</p>
            <p className="card-text">{keeps}</p>
            <p className="paper-group time">{group}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
