/**
 * Stands in for react-router and react-router-dom in the browser build. react-admin names them as its default router
 * and so always imports them; this app gives it another one (routerProvider.tsx), and 30 kB stay out of the bundle.
 */
const unused = (): never => {
  throw new Error('react-router is not part of this app.');
};

export {
  unused as createHashRouter,
  unused as createMemoryRouter,
  unused as Link,
  unused as MemoryRouter,
  unused as matchPath,
  unused as Navigate,
  unused as Outlet,
  unused as Route,
  unused as RouterProvider,
  unused as Routes,
  unused as useBlocker,
  unused as useInRouterContext,
  unused as useLocation,
  unused as useMatch,
  unused as useNavigate,
  unused as useParams,
  unused as useSearchParams,
};
export const UNSAFE_DataRouterContext = null;
export const UNSAFE_DataRouterStateContext = null;
