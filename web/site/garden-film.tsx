const BOARDS = Array.from({ length: 17 }, (_, index) => index * 30 - 10);
const COURSES = [0, 1, 2, 3, 4, 5, 6];

/** A drawing of the sample video's garden. Sun, shade and people change with the selected line. */
export function GardenFilm() {
  return (
    <svg
      className="garden"
      viewBox="0 0 480 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="garden-sky" width="480" height="240" />
      <circle className="garden-sun" cx="240" cy="78" r="25" />
      <path className="garden-house" d="M0 34l52-20 58 34v90H0z" />
      <g className="garden-neighbour">
        <path d="M214 152c0-26 10-38 30-38s30 12 30 38z" />
        <ellipse cx="244" cy="96" rx="15" ry="18" />
      </g>
      <g className="garden-fence">
        {BOARDS.map((x) => (
          <path key={x} d={`M${x} 236v-92l14-8 14 8v92z`} />
        ))}
      </g>
      <path className="garden-ground" d="M0 234h480v206H0z" />
      <path className="garden-bed" d="M112 250h92l-22 66H72zM226 250h82l14 66H222z" />
      <path className="garden-shade" d="M96 236h384v72L40 332z" />
      <path className="garden-edge" d="M480 308L40 332" vectorEffect="non-scaling-stroke" />
      <Wall />
      <g className="garden-shed">
        <path d="M356 250V128l46-34 58 34v122z" />
        <path className="garden-line" d="M344 136l58-44 70 44M384 250v-76h34v76" />
      </g>
      <Plants />
      <g className="garden-bins">
        <path d="M318 268v-40h28v40zM314 228h36v-7h-36zM326 284v-40h28v40zM322 244h36v-7h-36z" />
      </g>
      <Tomatoes />
    </svg>
  );
}

function Wall() {
  return (
    <g className="garden-wall">
      <path d="M0 92l98 34v114L0 322z" />
      {COURSES.map((course) => (
        <path
          key={course}
          className="garden-line"
          d={`M0 ${116 + course * 30}L98 ${140 + course * 15}`}
        />
      ))}
    </g>
  );
}

function Plants() {
  return (
    <g className="garden-plants">
      {[96, 128, 160, 190].map((x) => (
        <path
          key={x}
          d={`M${x} 300c-2-18-1-30 0-42M${x} 282c-8-2-12-8-13-15 8 1 12 6 13 15zM${x} 272c8-2 12-8 13-15-8 1-12 6-13 15z`}
        />
      ))}
      {[244, 272, 298].map((x) => (
        <path
          key={x}
          d={`M${x} 300c-9-6-13-16-11-27 7 5 10 12 11 27zM${x} 300c9-6 13-16 11-27-7 5-10 12-11 27zM${x} 300c-4-12-4-22 0-34 4 12 4 22 0 34z`}
        />
      ))}
    </g>
  );
}

function Tomatoes() {
  return (
    <g className="garden-tomatoes">
      {[318, 340].map((x, index) => (
        <g key={x}>
          <path
            d={`M${x} ${280 + index * 6}v-92M${x} 262c-12-2-18-8-20-18 12 0 18 6 20 18zM${x} 240c12-2 18-8 20-18-12 0-18 6-20 18zM${x} 218c-12-2-16-8-18-16 10 0 16 5 18 16z`}
          />
          <circle cx={x - 9} cy={256 + index * 3} r="5.5" />
          <circle cx={x + 9} cy={234 + index * 3} r="5" />
          <circle cx={x - 7} cy={214} r="4.5" />
          <circle cx={x + 5} cy={262} r="4.5" />
        </g>
      ))}
    </g>
  );
}
