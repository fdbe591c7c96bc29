import {CATALOG_IMAGE_FRAGMENT, PRODUCT_CARD_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

/** Fields of an article in a list. The text gives the reading time, and is cut, because whole texts would fill the cache. */
const ARTICLE_CARD_FRAGMENT = `#graphql
  fragment ArticleCard on Article {
    handle
    title
    publishedAt
    tags
    excerpt
    content(truncateAt: 20000)
    image {
      ...CatalogImage
    }
  }
` as const;

/** All blogs with their newest articles. Queries of blogs declare `$withBlogs`, which is false for a store that denies them. */
export const BLOG_LIST_QUERY = `#graphql
  query BlogList($withBlogs: Boolean = true) {
    blogs(first: 50) @include(if: $withBlogs) {
      nodes {
        handle
        title
        seo {
          description
        }
        articles(first: 3, sortKey: PUBLISHED_AT, reverse: true) {
          nodes {
            handle
            title
            image {
              ...CatalogImage
            }
          }
        }
      }
    }
  }
  ${CATALOG_IMAGE_FRAGMENT}
` as const;

/** One page of a blog, the newest article first, and the tags of its newest 250 articles: the API has no list of them. */
export const BLOG_PAGE_QUERY = `#graphql
  query BlogPage(
    $handle: String!
    $first: Int
    $last: Int
    $after: String
    $before: String
    $query: String
    $withBlogs: Boolean = true
  ) {
    blog(handle: $handle) @include(if: $withBlogs) {
      handle
      title
      seo {
        description
      }
      articles(
        first: $first
        last: $last
        after: $after
        before: $before
        query: $query
        sortKey: PUBLISHED_AT
        reverse: true
      ) {
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        nodes {
          ...ArticleCard
        }
      }
      tagged: articles(first: 250, sortKey: PUBLISHED_AT, reverse: true) {
        nodes {
          tags
        }
      }
    }
  }
  ${ARTICLE_CARD_FRAGMENT}
  ${CATALOG_IMAGE_FRAGMENT}
` as const;

/** An article. Everything is below it, so that the response to an invented handle is empty. */
export const ARTICLE_QUERY = `#graphql
  query Article($blog: String!, $article: String!, $withTags: Boolean = true, $withBlogs: Boolean = true) {
    blog(handle: $blog) @include(if: $withBlogs) {
      articleByHandle(handle: $article) {
        ...ArticleCard
        contentHtml
        seo {
          title
          description
        }
        authorV2 {
          name
          bio
        }
        blog {
          handle
          title
          articles(first: 4, sortKey: PUBLISHED_AT, reverse: true) {
            nodes {
              ...ArticleCard
            }
          }
        }
        related: metafield(namespace: "journal", key: "related_products") {
          references(first: 6) {
            nodes {
              ... on Product {
                ...ProductCard
              }
            }
          }
        }
      }
    }
  }
  ${ARTICLE_CARD_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
` as const;

/** The newest articles of a blog with their whole texts. */
export const BLOG_FEED_QUERY = `#graphql
  query BlogFeed($handle: String!, $withBlogs: Boolean = true) {
    blog(handle: $handle) @include(if: $withBlogs) {
      handle
      title
      articles(first: 20, sortKey: PUBLISHED_AT, reverse: true) {
        nodes {
          handle
          title
          publishedAt
          tags
          excerpt
          contentHtml
          authorV2 {
            name
          }
        }
      }
    }
  }
` as const;

/** Blogs and articles for sitemaps and language models, and to check a handle after a visitor has guessed too many. */
export const ARTICLE_LIST_QUERY = `#graphql
  query ArticleList($after: String, $withBlogs: Boolean = true) {
    blogs(first: 250) @include(if: $withBlogs) {
      nodes {
        handle
      }
    }
    articles(first: 250, after: $after, sortKey: PUBLISHED_AT, reverse: true) @include(if: $withBlogs) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        handle
        title
        excerpt
        blog {
          handle
        }
      }
    }
  }
` as const;
