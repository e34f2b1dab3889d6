import type { RoadPlan } from '../geo/road.ts';

/** Demo roads of the other islands. */
export const islandRoads = {
  sumatra: [
    {
      name: 'Tol Belmera',
      town: '',
      posts: [0, 43],
      speed: 73,
      line: [
        [98.675, 3.766],
        [98.679, 3.73],
        [98.696, 3.65],
        [98.718, 3.609],
        [98.715, 3.566],
        [98.77, 3.54],
      ],
    },
    {
      name: 'Jl. Gatot Subroto',
      town: 'Medan',
      speed: 30,
      line: [
        [98.666, 3.59],
        [98.65, 3.593],
        [98.63, 3.597],
        [98.612, 3.601],
      ],
    },
    {
      name: 'Jl. Lintas Sumatera',
      town: 'Kalianda',
      speed: 52,
      line: [
        [105.755, -5.87],
        [105.673, -5.805],
        [105.592, -5.74],
        [105.54, -5.65],
        [105.44, -5.56],
        [105.32, -5.46],
      ],
    },
    {
      name: 'Jl. Soekarno-Hatta',
      town: 'Palembang',
      speed: 40,
      line: [
        [104.709, -2.926],
        [104.706, -2.948],
        [104.708, -2.97],
        [104.726, -2.989],
      ],
    },
  ],
  sulawesi: [
    {
      name: 'Jl. Perintis Kemerdekaan',
      town: 'Makassar',
      speed: 36,
      line: [
        [119.442, -5.137],
        [119.46, -5.138],
        [119.486, -5.136],
        [119.505, -5.117],
        [119.518, -5.1],
      ],
    },
    {
      name: 'Tol Ir. Sutami',
      town: '',
      posts: [0, 11],
      speed: 70,
      line: [
        [119.433, -5.113],
        [119.455, -5.104],
        [119.48, -5.099],
        [119.512, -5.09],
      ],
    },
  ],
  bali: [
    {
      name: 'Jl. Bypass Ngurah Rai',
      town: 'Denpasar',
      speed: 42,
      line: [
        [115.172, -8.748],
        [115.185, -8.729],
        [115.205, -8.719],
        [115.233, -8.705],
        [115.26, -8.675],
      ],
    },
  ],
} as const satisfies Readonly<Record<string, readonly RoadPlan[]>>;
