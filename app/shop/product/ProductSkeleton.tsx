import {Skeleton} from '~/ui/Skeleton';

export function ProductSkeleton() {
  return (
    <div className="page pt-1 pb-4 sm:py-8" role="status">
      <p className="flex min-h-11 items-center font-semibold text-ink-soft">Loading product details...</p>
      <div className="grid grid-cols-1 gap-3 sm:mt-2 sm:gap-8 md:grid-cols-2 lg:gap-14">
        <Skeleton className="aspect-square rounded-card max-sm:aspect-[6/5]" />
        <div className="space-y-5">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-9 w-32" />
          <Skeleton className="h-14" />
          <Skeleton className="h-40" />
        </div>
      </div>
    </div>
  );
}
