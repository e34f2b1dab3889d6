import { array, nullable, object, optional, pipe, string, transform } from 'valibot';
import type { PaletteFind } from '../../engine/palette/palette-source.port.ts';

const vehicles = array(
  pipe(
    object({ id: string(), licensePlate: string(), driver: nullable(string()) }),
    transform(({ id, licensePlate, driver }): PaletteFind => ({
      id,
      name: licensePlate,
      detail: driver,
    })),
  ),
);

/** `GET /api/dashboard/vehicles`, as far as the palette shows it. A server may leave out `unreported`. */
export const vehiclesFound = pipe(
  object({ vehicles, unreported: optional(vehicles, []) }),
  transform((found) => [...found.vehicles, ...found.unreported]),
);

/** `GET /api/order/sales-order`, as far as the palette shows it. */
export const ordersFound = pipe(
  object({
    data: object({
      paginated_result: array(
        pipe(
          object({ id: string(), number: string(), customer_name: string() }),
          transform(({ id, number, customer_name }): PaletteFind => ({
            id,
            name: number,
            detail: customer_name,
          })),
        ),
      ),
    }),
  }),
  transform(({ data }) => data.paginated_result),
);
