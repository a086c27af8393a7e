/** A frame of the sample video: a garden, a wall and the shade it throws. */
export function FilmFigure() {
  return (
    <svg className="film-figure" viewBox="0 0 320 220" aria-hidden="true">
      <path d="M0 168h320M214 168V64l34-22 34 22v104" />
      <path d="M64 168c0-46 18-60 18-96 0 36 18 50 18 96M48 168c0-24 8-34 14-44M116 168c0-24-8-34-14-44" />
      <circle cx="176" cy="46" r="15" />
      <path className="shade" d="M214 168L104 220h178l0-52z" />
    </svg>
  );
}
